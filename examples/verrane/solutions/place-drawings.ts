import type { PlaceDrawing } from '#domain/records/solution-part.ts'

const hatching = 'M14 16l-5 6M30 16l-5 6M46 16l-5 6M62 16l-5 6M78 16l-5 6'

/** Places of outside plant in section; the line is the fiber. */
export const placeDrawings = {
  strand: {
    structure: 'M4 60h88M14 6v54M62 6v54M8 12h12M56 12h12M32 19h12v7H32zM72 60V44l10-8 10 8v16',
    line: 'M4 10l10 2q24 12 48 0l12-3M40 26q6 22 32 22',
  },
  duct: {
    structure: `M4 16h88${hatching}M4 34h66M4 52h66M70 34a5 9 0 0 1 0 18a5 9 0 0 1 0-18`,
    line: 'M4 40h88M4 43h88M4 46h88',
  },
  buried: {
    structure: `M4 16h88${hatching}M66 16V4h26M4 31h8M20 31h8M36 31h8M52 31h8M84 31h8M4 50h66`,
    line: 'M4 46h66q6 0 6-6V10h8',
  },
  pedestal: {
    structure: 'M4 46h88M34 46V16q0-8 8-8h12q8 0 8 8v30M34 18h28M42 24h12v10H42z',
    line: 'M4 56h38q4 0 4-4V34M50 34v18q0 4 4 4h38M52 34v14q0 4 4 4h36',
  },
  handhole: {
    structure: 'M4 14h18M74 14h18M22 10h52v6H22zM28 16v42h40V16M38 32h20v14H38z',
    line: 'M4 39h34M58 36h34M58 39h34M58 42h34',
  },
  entrance: {
    structure: 'M4 48h88M42 48V6h46v42M42 20h46M42 34h46M50 37h12v8H50z',
    line: 'M4 58h24q8 0 8-8v-9h14M62 41h10V10M72 27h10M72 13h10',
  },
} satisfies Record<string, PlaceDrawing>
