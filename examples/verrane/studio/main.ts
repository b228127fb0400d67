import { readArguments, usage, type TaskName } from './arguments.ts'
import { findChromium } from './browser.ts'
import { dataSheetTask } from './data-sheets/task.ts'
import { readEnvironment } from './env.ts'
import { filmTask } from './films/task.ts'
import { illustrationTask } from './illustrations/task.ts'
import { checkTask } from './making/check.ts'
import { makeTask } from './making/make.ts'
import type { Setting, Task } from './making/task.ts'
import { modelTask } from './models/task.ts'
import { paperTask } from './papers/task.ts'
import { pictureTask } from './pictures/task.ts'
import { company, lockOf } from './places.ts'

const tasks: Record<TaskName, (setting: Setting) => Task> = {
  pictures: pictureTask,
  models: modelTask,
  illustrations: illustrationTask,
  films: filmTask,
  'data-sheets': dataSheetTask,
  papers: paperTask,
}

// A browser under way would otherwise outlive the command.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130))
}

const setting: Setting = {
  folder: company,
  chromium: () => findChromium(readEnvironment().chromium),
  say: (line) => console.log(line),
}

process.exitCode = await run(process.argv.slice(2))

async function run(words: string[]): Promise<number> {
  const asked = readArguments(words)
  if (asked.command === 'mistake') {
    console.error(`${asked.message}\n\n${usage}`)
    return 2
  }
  if (asked.command === 'help') {
    console.log(usage)
    return 0
  }
  let faults = 0
  for (const name of asked.tasks) {
    const task = tasks[name](setting)
    faults +=
      asked.command === 'check'
        ? await checkTask(task, lockOf(name), setting)
        : await makeTask(task, lockOf(name), asked, setting)
  }
  return faults ? 1 : 0
}
