export type CompanyFolder = {
  /** As messages name it: from the repository, where it lies in it. */
  name: string
  /** Its whole path as it was named, links and all: what it leads to may change. */
  named: string
  /** Where it really is. */
  path: string
  isSample: boolean
}
/** The sample’s folder, from the repository. */
export const sampleFolder: string
/** The repository. */
export const root: string
/** The folder that CONTENT_DIR names, else the sample. Throws what to do where it is not there. */
export function companyFolder(env?: Record<string, string | undefined>): CompanyFolder
/** What imports begin with by package.json's aliases, and the folder each names, the company's too. */
export function aliasFolders(
  env?: Record<string, string | undefined>,
): { prefix: string; folder: string }[]
/** Where it is said what holds of the modules that a company may leave out, by their names. */
export const leftOutFolder: string
/** Those that a company's folder leaves out: `module` as it is imported, `file` that stands in for it. */
export function leftOut(company: string): { name: string; module: string; file: string }[]
/** The parts of a company's folder that the build does not see. */
export const notBuilt: readonly string[]
