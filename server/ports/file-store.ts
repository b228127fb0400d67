export type StoreOptions = { signal?: AbortSignal | undefined }

/** A file as the store tells of it, unread. */
export type StoredFile = {
  /** Folder and name, with slashes. */
  path: string
  contentType: string
  bytes: number
  /** ISO 8601. */
  updated: string
}

/** Where documents and films are. Failures are thrown. */
export type FileStore = {
  /** Names the store for readiness and logs, without secrets. */
  describe: () => string
  /** Names of the folders at the top, in order. */
  folders: (options?: StoreOptions) => Promise<readonly string[]>
  /** Paths of what lies right in a folder, in order: cheap, also where details are not. */
  names: (folder: string, options?: StoreOptions) => Promise<readonly string[]>
  /** What lies right in a folder, in the order of names; nothing for a folder that is not there. */
  files: (folder: string, options?: StoreOptions) => Promise<readonly StoredFile[]>
  /** Undefined when there is no such file; so too when it is read. */
  find: (path: string, options?: StoreOptions) => Promise<StoredFile | undefined>
  read: (path: string, options?: StoreOptions) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Where a browser gets it. */
  address: (path: string) => string
}
