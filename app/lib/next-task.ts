/** Lets the browser paint and answer a touch before a long piece of work goes on. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))
