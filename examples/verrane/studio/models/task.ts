import { readCatalogue } from '../catalogue.ts'
import type { Output, Setting, Task } from '../making/task.ts'
import { openStage } from '../pictures/studio.ts'
import { makeSmall } from './make-small.ts'
import { modelHash, modelOf, type ModelPlan } from './plan.ts'

type Written = { glb: Buffer; used: string[] }

/** Models of products, asked for by slug: what the pictures show, to be turned. */
export function modelTask({ folder, chromium, say }: Setting): Task {
  let stage: ReturnType<typeof openStage> | undefined
  const write = async ({ kind, view, attributes, name, body }: ModelPlan): Promise<Written> => {
    // Nothing is drawn: the page only knows the shapes.
    stage ??= openStage(chromium(), 'model', 'pages')
    const made = await (await stage).call('model', { kind, view, attributes, name, body })
    const { glb, used } = made as { glb: string; used: string[] }
    return { glb: Buffer.from(glb, 'base64'), used: used.filter((name) => name !== 'toJSON') }
  }
  return {
    name: 'models',
    async outputs() {
      const entries = await readCatalogue(folder, say)
      return entries
        .flatMap(({ document }) => modelOf(document))
        .map((plan) => modelOutput(plan, write))
    },
    close: async () => (await stage)?.close(),
  }
}

export function modelOutput(plan: ModelPlan, write: (plan: ModelPlan) => Promise<Written>): Output {
  return {
    files: [`storage/${plan.file}`],
    isAskedBy: (word) => word === plan.slug,
    hash: (entry) => modelHash(plan, entry?.uses ?? []),
    async make() {
      const { glb, used } = await write(plan)
      return {
        bytes: [await makeSmall(glb)],
        hash: modelHash(plan, used),
        notes: { kind: plan.kind, view: plan.view, uses: used },
      }
    },
  }
}
