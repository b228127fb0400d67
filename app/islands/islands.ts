import type { ComponentType } from 'react'

/**
 * Every island: its name, and the code that hydrates it. `island.tsx` renders it on the server;
 * `start.ts` imports it in the browser at its trigger.
 */
export const islands: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  'budget-actions': async () =>
    (await import('#app/features/budget/budget-actions.tsx')).BudgetActions,
}

export type IslandName = keyof typeof islands
