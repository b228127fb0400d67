import packageJson from '../../package.json' with { type: 'json' }

/** The company's folder, relative to the repository: package.json's alias `#content/*` names it once. */
export const contentFolder = packageJson.imports['#content/*'].replace(/^\.\/|\/\*$/g, '')
