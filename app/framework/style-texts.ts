import { createContext } from 'react'

/** Text of the built style sheets by address; only the server has it. */
export const StyleTexts = createContext<ReadonlyMap<string, string> | undefined>(undefined)
