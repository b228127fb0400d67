import { existsSync } from 'node:fs'

type Environment = Record<string, string | undefined>

export type HostedSettings =
  | { ok: true; project: string; emulator: string | undefined }
  | { ok: false; message: string }

/** Which hosted database the environment names; every problem at once, as the server reports its own. */
export function hostedSettings(env: Environment): HostedSettings {
  const project = env.FIRESTORE_PROJECT_ID?.trim()
  const emulator = env.FIRESTORE_EMULATOR_HOST?.trim() || undefined
  const credentials = env.GOOGLE_APPLICATION_CREDENTIALS?.trim()
  const siteReads = env.FIRESTORE_URL?.trim()
  const problems: string[] = []
  if (!project) {
    problems.push('FIRESTORE_PROJECT_ID is not set: name the project whose Firestore is meant')
  }
  if (!emulator && !credentials) {
    problems.push(
      "GOOGLE_APPLICATION_CREDENTIALS is not set: name a service account's key file, or set FIRESTORE_EMULATOR_HOST to an emulator's host:port",
    )
  } else if (!emulator && credentials && !existsSync(credentials)) {
    problems.push(`GOOGLE_APPLICATION_CREDENTIALS names ${credentials}, which does not exist`)
  }
  // The site would read an emulator while this tool writes to the real database.
  if (!emulator && siteReads && !/^https:\/\/firestore\.googleapis\.com\/?$/.test(siteReads)) {
    problems.push(
      `FIRESTORE_URL names ${siteReads}, which is not Google's: set FIRESTORE_EMULATOR_HOST to the same host, or unset it`,
    )
  }
  if (!project || problems.length > 0) {
    return { ok: false, message: ['The hosted database is not set up:', ...problems].join('\n  ') }
  }
  return { ok: true, project, emulator }
}
