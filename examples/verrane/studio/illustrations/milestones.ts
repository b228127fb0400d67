import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'

const size = 96

type Motif = {
  name: string
  title: string
  /** Path data in ink, drawn in a square of 96 with a base line at 84. */
  ink: string
  /** What the light, or the glass, does. */
  light: string
  /** Thin lines: insides, rests, tables. */
  hair?: string
}

/** From furnace to panel: one pen, one base line, one orange line each. */
const motifs: Motif[] = [
  {
    name: 'furnace',
    title: 'Glass furnace',
    ink: 'M14 84V54a34 30 0 0 1 68 0V84ZM64 27.5V8H76V37M36 84V66a12 12 0 0 1 24 0V84',
    hair: 'M8 84H88M24 40l9 6M48 24v11M72 40l-9 6M32 30l6 9M64 30l-6 9',
    light: 'M41 78c0-6 5-6 5-13 6 4 9 8 8 13',
  },
  {
    name: 'gauge-glass',
    title: 'Gauge glass',
    ink: 'M40 12H56V22H40ZM40 74H56V84H40ZM43 22V74M53 22V74M20 17H40M20 79H40M20 12V84',
    hair: 'M60 28h8M60 36h5M60 44h5M60 52h8M60 60h5M60 68h5',
    light: 'M43 48H53M46 54V72',
  },
  {
    name: 'optical-glass',
    title: 'Microscope of optical glass',
    ink: 'M26 84H84V78H26ZM44 78C34 64 36 46 53 31M58 66V78M42 12L52 7L68 39L58 44ZM60 43L66 40L69.5 47L63.5 50ZM56 66H88V70H56Z',
    hair: 'M46 20l10-5M51 30l10-5',
    light: 'M66.5 48.5L75 65.5M43 2L47 9.5',
  },
  {
    name: 'lens-grinding',
    title: 'Lens grinding spindle',
    ink: 'M18 62a30 12 0 0 0 60 0ZM42 74H54V84H42ZM30 84H66M26 62C34 44 62 44 70 62',
    hair: 'M48 8V46M40 8H56M48 24L78 14V34M12 62H84',
    light: 'M26 58C36 40 60 40 70 58',
  },
  {
    name: 'coating',
    title: 'Vacuum coating under a bell jar',
    ink: 'M22 72V40a26 28 0 0 1 52 0V72M14 72H82V78H14ZM44 78V84H52V78M48 12V6M44 6H52M34 44H62V47H34Z',
    hair: 'M38 72V66H58V72M34 44C30 38 30 34 34 30M62 44C66 38 66 34 62 30',
    light: 'M48 65L38 49M48 65V49M48 65L58 49M36 41H60',
  },
  {
    name: 'image-guide',
    title: 'Bundle of fibers that carries an image',
    ink: 'M14 30a6 18 0 1 0 12 0a6 18 0 1 0-12 0M70 66a6 18 0 1 0 12 0a6 18 0 1 0-12 0M20 12C50 12 46 48 76 48M20 48C50 48 46 84 76 84',
    hair: 'M20 21C50 21 46 57 76 57M20 39C50 39 46 75 76 75',
    light: 'M4 30H20C50 30 46 66 76 66H92',
  },
  {
    name: 'grin-rod',
    title: 'Gradient-index rod',
    ink: 'M16 34H80M16 62H80M16 34a6 14 0 0 0 0 28a6 14 0 0 0 0-28M80 34a6 14 0 0 1 0 28',
    hair: 'M4 48H12M84 48H94M24 74H80M24 71v6M80 71v6',
    light: 'M16 48C26 36 38 36 48 48S70 60 80 48M16 48C26 60 38 60 48 48S70 36 80 48',
  },
  {
    name: 'drawing-tower',
    title: 'Fiber drawing tower',
    ink: 'M44 8H52V22L49 26H47L44 22ZM34 20H44M52 20H62V40H52M34 20V40H44M40 52H56V60H40ZM56 74a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
    hair: 'M20 6V84M76 6V64M16 84H84M20 14H44M52 14H76M20 46H76M63 74a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    light: 'M48 26V72C48 84 66 84 66 84',
  },
  {
    name: 'fused-coupler',
    title: 'Fused coupler',
    ink: 'M24 36H72V60H24ZM24 42H18V54H24M72 42H78V54H72',
    hair: 'M18 45C34 45 38 50 48 50S62 45 78 45M48 66V78M45 74l3-5 3 5',
    light: 'M4 51H18C34 51 38 47 48 47S62 42 78 42H92M48 48C58 48 62 52 78 52H92',
  },
  {
    name: 'photodiode',
    title: 'Photodiode in a can with a window',
    ink: 'M28 46V28H68V46M20 46H76V52H20ZM34 52V84M48 52V84M62 52V84M36 28V24H60V28',
    hair: 'M40 46V43H56V46M43 43V41H53V43',
    light: 'M48 4V40M44.5 34.5L48 40L51.5 34.5',
  },
  {
    name: 'connector',
    title: 'Fiber connector',
    ink: 'M12 45H20V51H12ZM20 36H46V60H20ZM28 36V28L44 33V36M46 40H54V56H46M54 42L78 45V51L54 54',
    hair: 'M59 43V53M64 44V52M69 44V52M20 42H46',
    light: 'M4 48H12M78 48C88 48 84 70 92 70M12 48H20',
  },
  {
    name: 'closure',
    title: 'Splice closure with its tray',
    ink: 'M30 72V34a18 22 0 0 1 36 0V72ZM26 72H70V78H26ZM36 78V86M48 78V86M60 78V86M38 36H58V66H38Z',
    hair: 'M44 42v10M48 42v10M52 42v10',
    light: 'M36 92V80C36 66 41 68 41 58a7 7 0 0 1 14 0c0 10 5 8 5 22V92',
  },
  {
    name: 'planar-splitter',
    title: 'Planar splitter chip',
    ink: 'M22 26H74V70H22ZM12 44H22V52H12ZM74 24H84V72H74',
    hair: 'M22 34H74M22 62H74',
    light:
      'M2 48H32C44 48 42 40 52 40S64 36 94 36M32 48C44 48 42 56 52 56S64 60 94 60M50 40C60 40 62 44 94 44M50 56C60 56 62 52 94 52',
  },
  {
    name: 'hardened-terminal',
    title: 'Hardened terminal on a pole',
    ink: 'M34 26H68V66H34ZM38 66V74H44V66M49 66V74H55V66M60 66V74H66V66M34 36H24M34 56H24',
    hair: 'M16 4V92M24 4V92M12 36H28M12 56H28M40 34H62M40 40H62',
    light:
      'M28 4V18C28 22 51 18 51 26M41 74V84C41 90 58 88 92 88M52 74V80C52 84 66 80 92 80M63 74C63 76 74 72 92 72',
  },
  {
    name: 'probe',
    title: 'Imaging probe for optical coherence tomography',
    ink: 'M4 42H58V54H4M58 42L70 42L64 54H58ZM64 54L70 42',
    hair: 'M20 78C34 70 52 84 88 74M20 84C34 76 52 90 88 80M70 42H76V54H64',
    light: 'M4 48H64L58 76M64 48L70 76',
  },
  {
    name: 'made-in-usa',
    title: 'Material content of 55 percent',
    ink: 'M34 84V12H70V84',
    hair: 'M14 84H86M22 12h6M22 26.4h6M22 40.8h6M22 55.2h6M22 69.6h6M34 51l14-6.6M34 60l32-15.6M34 69l36-17.4M34 78l36-17.4M42 84l28-13.6M60 84l10-4.8',
    light: 'M14 44.4H86',
  },
  {
    name: 'today',
    title: 'Panel for 432 fibers in one rack unit',
    ink: 'M6 38H90V62H6ZM14 38V62M82 38V62M9 43h2M9 57h2M85 43h2M85 57h2',
    hair: 'M18 43V57M22 43V57M26 43V57M30 43V57M34 43V57M38 43V57M42 43V57M46 43V57M50 43V57M54 43V57M58 43V57M62 43V57M66 43V57M70 43V57M74 43V57M78 43V57',
    light: 'M48 62C48 76 24 70 24 92M50 62C50 76 72 70 72 92M49 62V92M49 8C49 24 49 30 49 38',
  },
]

export const milestoneIcons = (kit: Kit): Drawing[] =>
  motifs.map(({ name, title, ink, light, hair }, index) => ({
    file: `storage/stockImages/milestones/${String(index + 1).padStart(2, '0')}-${name}.svg`,
    svg: sheet({
      width: size,
      height: size,
      title,
      body:
        (hair ? kit.hair(`<path d="${hair}"/>`, 'mute', 0.75) : '') +
        kit.ink(`<path d="${ink}"/>`) +
        kit.light(`<path d="${light}"/>`),
    }),
  }))
