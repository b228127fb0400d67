export type Settings = {
  /** The browser that draws; undefined where one has to be found. */
  chromium: string | undefined
}

export const readEnvironment = (env: NodeJS.ProcessEnv = process.env): Settings => ({
  chromium: env.CHROMIUM_PATH || undefined,
})
