/** What is said once a company's folder is written. */
export function nextSteps(folder: string, files: number): string {
  return `
${files} files are in ${folder}. From here, in the folder of the software:

  CONTENT_DIR=${folder} npm start             builds and serves it: http://localhost:3000
  CONTENT_DIR=${folder} npm run dev           the same, and shows every change at once
  npm run content -- check ${folder}          every fault, with file, line and what to do

${folder}/README.md says what to do first and next.`
}
