import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, type PolicyHosts } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const none = { connect: [], media: [], frames: [] }
function directives(html: string, hosts: PolicyHosts = none) {
  const policy = contentSecurityPolicy(Buffer.from(html), hosts)
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )
}

describe('the policy of a page', () => {
  test('allows nothing from elsewhere and nothing inline, unless the page has it', () => {
    const policy = directives('<p>Hello')
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('style-src')).toEqual(["'self'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
    expect(policy.get('worker-src')).toEqual(["'self'"])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:'])
    expect(policy.get('media-src')).toEqual(["'self'"])
    expect(policy.get('frame-src')).toEqual(["'none'"])
  })

  test('allows the page’s own inline scripts and styles by their exact text', () => {
    const html = `<style data-href="a">p{}\n</style>
      <script>a < b && "–</p>"</script><script type="module" async="">import "/x"</script>`
    const policy = directives(html)
    expect(policy.get('style-src')).toEqual(["'self'", hash('p{}\n')])
    expect(policy.get('script-src')).toEqual([
      "'self'",
      hash('a < b && "–</p>"'),
      hash('import "/x"'),
    ])
  })

  test('counts a repeated script once', () => {
    expect(directives('<script>a</script><script>a</script>').get('script-src')).toHaveLength(2)
  })

  test('needs no hash for what is loaded or only data', () => {
    const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>`
    expect(directives(html).get('script-src')).toEqual(["'self'"])
  })

  test('never allows inline code at large', () => {
    const policy = directives('<script>a</script><p onclick="b()">')
    for (const name of ['default-src', 'script-src', 'style-src']) {
      expect(policy.get(name)?.join(' ')).not.toMatch(/unsafe-|\*/)
    }
    expect(policy.has('script-src-attr')).toBe(false)
  })

  test('does not take text that was escaped for a script', () => {
    expect(directives('<p>&lt;script>alert(1)&lt;/script></p>').get('script-src')).toEqual([
      "'self'",
    ])
  })

  test('has what becomes markup or a script pass the one policy of ours', () => {
    const policy = directives('')
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['default'])
  })

  test('names the hosts of documents, pictures, films and players', () => {
    const policy = directives('', {
      connect: ['https://db.example'],
      media: ['https://cdn.example'],
      frames: ['https://player.example'],
    })
    expect(policy.get('frame-src')).toEqual(['https://player.example'])
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://db.example'])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://cdn.example'])
    expect(policy.get('media-src')).toEqual(["'self'", 'https://cdn.example'])
  })
})
