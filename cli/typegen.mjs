// Makes the types of all routes there can be: those of the sample, which has every kind of page,
// whatever CONTENT_DIR names.
import { run } from './prepare.mjs'

process.env.CONTENT_DIR = ''
run('react-router', ['typegen'])
