import { expect, test } from 'vitest'
import { securityHeaderValues } from './security-headers.ts'

const values = (url: string) => securityHeaderValues({ url, connect: ['https://b.example'] })

test('only a site that is visited over TLS asks to be visited so', () => {
  expect(values('https://a.example')['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect(values('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})

test('a worker reads where pages read; a development server has no policy', () => {
  expect(values('https://a.example')['content-security-policy']).toContain(
    "connect-src 'self' https://b.example;",
  )
  const development = securityHeaderValues({ url: 'http://localhost:3000', connect: undefined })
  expect(development).not.toHaveProperty('content-security-policy')
})
