import packageJson from '../../package.json' with { type: 'json' }

/**
 * The company's folder where the environment names none: the one that this build was made of, for
 * the build puts that in this module's place; otherwise the sample's.
 */
export const contentFolder = packageJson.imports['#content/*'].replace(/^\.\/|\/\*$/g, '')
