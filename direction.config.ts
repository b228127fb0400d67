// Who may import what, as an allow-list: what is not named here is an error. `oxlint.config.ts`
// makes rules of it, `test/fixtures/direction` proves that each bites.

export type Direction = {
  /** The files that the list holds for. A later entry replaces an earlier one. */
  files: string[]
  /** Packages, aliases and files beside what a file's own top folder holds. */
  may: string[]
  /** Aliases of which the types alone may be imported. */
  types?: string
  /** Top folders that relative paths may lead to, where there is no alias. */
  reach?: string[]
  /** Neighbors within the same top folder that may not be reached, by any path. */
  never?: string[]
  /** Any package will do: the list is of aliases alone. */
  anyPackage?: true
  because: string
}

export const topFolders = 'app bench capabilities cli docs domain eval examples server test'.split(
  ' ',
)

/** The company's folders: the sample's and those that tests and operators begin with. */
const companies = 'examples/verrane test/company test/smallest-company cli/create/template/*'.split(
  ' ',
)
const react = ['react', 'react/**', 'react-dom', 'react-dom/**']
const services = 'assistant catalogue knowledge pages pictures programs submissions'.split(' ')
const server = ['node:*', 'node:*/**', '#domain/**', '#texts/**', 'hono', 'hono/**', 'pino', 'zod']

/** What drives a running site, and holds what it answers against records and rules. */
const driven = [
  'node:*',
  'node:*/**',
  '#content/**',
  '#{domain,texts}/**',
  '#server/**',
  '#test/**',
  '@hono/node-server',
  'playwright-core',
  'vitest',
]

export const directions: Direction[] = [
  {
    files: ['test/**'],
    may: [
      ...driven,
      '#app/lib/**',
      'axe-core',
      'fast-check',
      'graphql',
      'hono',
      'pdfjs-dist/**',
      'schema-dts',
      'sharp',
      'standardwebhooks',
      'vitest/**',
    ],
    reach: ['cli'],
    because: 'test drives the site on the neutral company, and knows no page’s parts.',
  },
  {
    files: ['domain/**'],
    may: [
      '#domain/**',
      '#texts/**',
      'zod',
      'zod/**',
      'yaml',
      'papaparse',
      'marked',
      'minisearch',
      'minisearch/**',
    ],
    because:
      'domain is pure: it imports domain, the schema library, a full-text index and readers of yaml, CSV and Markdown, and runs everywhere.',
  },
  {
    files: companies.map((folder) => `${folder}/**`),
    may: ['#domain/**', '#content/**', '@fontsource-variable/**', '**/*.css'],
    because: 'a company’s records know the shapes of domain and each other.',
  },
  {
    files: ['app/**'],
    may: [
      '#{app,content,domain,texts}/**',
      ...react,
      'schema-dts',
      'marked',
      'altcha-lib',
      'altcha-lib/**',
      'pdfjs-dist',
      'pdfjs-dist/**',
      'three',
      'three/addons/**',
      'write-excel-file/node',
      'fflate',
      '**/*.css',
    ],
    types: '#server/ports/',
    because: 'app shows what domain and content say; of the server it sees the ports’ types.',
  },
  {
    files: ['app/documents.tsx'],
    may: ['#{app,content,domain,texts}/**', ...react, 'hono'],
    because: 'documents are routes of Hono, rendered by React.',
  },
  {
    files: ['app/elements/**'],
    may: [
      '#app/{elements,lib}/**',
      '#app/islands/{store,unit-choice}.ts',
      '#app/features/offline/**',
      '#{domain,texts}/**',
    ],
    never: ['features', 'islands', 'routes'],
    because: 'elements are small scripts of their own, without React.',
  },
  {
    files: ['app/ui/**'],
    may: [
      '#app/{ui,lib}/**',
      '#app/islands/island.tsx',
      '#{domain,texts}/**',
      ...react,
      '**/*.css',
    ],
    never: ['features', 'routes'],
    because: 'ui is the design system: it knows no business word and no loader.',
  },
  {
    files: ['app/lib/**'],
    may: [
      '#app/lib/**',
      '#{content,domain,texts}/**',
      ...react,
      'schema-dts',
      'write-excel-file/node',
      'fflate',
    ],
    never: ['features', 'routes'],
    because: 'lib is beneath features and routes.',
  },
  {
    files: ['capabilities/**'],
    may: ['#{app,capabilities,content,domain,texts}/**', 'zod'],
    types: 'pino',
    because: 'a capability builds on the pages’ functions and rules, and knows no server.',
  },
  {
    files: ['server/**'],
    may: [...server, '#server/**', '@hono/node-server'],
    because: 'server knows no page and no company; compose puts them together.',
  },
  {
    files: ['server/http/**', 'server/files/**'],
    may: [
      ...server,
      '#server/{http,files}/**',
      '@hono/node-server',
      '@hono/node-server/serve-static',
      'ioredis',
      'ipaddr.js',
      'lru-cache',
      'p-limit',
      'prom-client',
      'rate-limiter-flexible',
    ],
    never: ['adapters', 'compose', ...services],
    because: 'what all capabilities need of HTTP and of a disk knows none of them.',
  },
  {
    files: [`server/{${services.join()}}/**`],
    may: [
      ...server,
      '#server/{http,ports,adapters,files}/**',
      'lru-cache',
      'p-limit',
      'ioredis',
      `#server/{${services.join()}}/**`,
      '#capabilities/**',
      'minisearch',
      '@modelcontextprotocol/server',
      'altcha-lib',
      'altcha-lib/**',
      'country-region-data',
      'sharp',
      'fflate',
      'pdfjs-dist/**',
    ],
    never: ['compose'],
    because: 'a capability does not choose its adapters: compose does.',
  },
  {
    files: ['server/adapters/**'],
    may: [
      ...server,
      '#server/{ports,adapters,http,files,catalogue,knowledge}/**',
      'lru-cache',
      'nodemailer',
      'openai',
      'openai/core/streaming',
      'p-limit',
      'pg',
    ],
    never: ['compose'],
    because: 'an adapter fills a port with a vendor’s service or an embedded one.',
  },
  {
    files: ['server/ports/**'],
    may: ['#domain/**'],
    never: ['adapters', 'compose'],
    because: 'a port speaks the words of domain.',
  },
  {
    files: ['server/compose/**'],
    may: [...server, '#server/**', '#app/**', '#capabilities/**', '#content/**', 'ioredis'],
    reach: ['package.json'],
    because: 'compose sees all of the site and nothing of its tools.',
  },
  {
    files: ['cli/**'],
    may: [
      ...server,
      '#content/**',
      '#server/**',
      '#app/{site-routes,lib/paths}.ts',
      'firebase-admin/**',
      '@clack/prompts',
      'hucre/xlsx',
      '@hono/node-server',
      'vite',
      '@vitejs/plugin-react',
      'pdfjs-dist/**',
      'playwright-core',
      'sharp',
      'marked',
    ],
    because: 'cli drives the site and is driven by people.',
  },
  {
    files: ['bench/**'],
    may: [...driven, 'chrome-launcher', 'lighthouse'],
    because: 'bench measures the site and is imported by nobody.',
  },
  {
    files: ['eval/**'],
    may: [...driven, '#app/features/search/**', '#capabilities/**', 'minisearch', 'vite', 'zod'],
    because: 'eval asks the site and is imported by the sample’s requests alone.',
  },
  {
    files: ['docs/**'],
    may: ['node:*', 'vitest'],
    because: 'docs say what the code is; only their own tests run.',
  },
  {
    files: ['examples/verrane/{test,eval}/**'],
    may: [...driven, '#app/**', '#capabilities/**'],
    reach: ['cli', 'eval', 'test'],
    because: 'the sample’s tests see the sample and the site.',
  },
]
