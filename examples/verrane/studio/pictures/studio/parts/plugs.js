import { connectorColor, hues, jacketColor } from './materials.js'
import { mpo } from './plugs-array.js'
import { hardened } from './plugs-hardened.js'
import { lc, lcDuplex, lcUniboot } from './plugs-lc.js'
import { fc, sma, st } from './plugs-round.js'
import { sc, scDuplex } from './plugs-sc.js'
import { vsff } from './plugs-small.js'

/** The plug for a connector name of the catalogue, coloured after the product's own data. */
export function plugFor(
  name = 'LC',
  /** @type {Attributes} */ attributes = {},
  /** @type {Plug} */ { cableD = 2, uniboot = false, fibers, male } = {},
) {
  const angled = attributes.polish === 'APC'
  const color = connectorColor(attributes)
  const bootColor = angled
    ? hues.green
    : /OM|Multi/.test(`${attributes.fiberType}${attributes.mode}`)
      ? jacketColor(attributes)
      : hues.white
  const options = { color, cableD, angled, bootColor }
  if (name.startsWith('Hardened'))
    return hardened({ inner: angled ? hues.green : hues.blue, cableD, multi: /MPO/.test(name) })
  if (name.startsWith('MPO'))
    return mpo({
      color: /OS2|G\.65|Single/.test(`${attributes.fiberType}${attributes.mode}`)
        ? angled
          ? hues.green
          : hues.green
        : color,
      bootColor: 0x26282b,
      fibers: fibers ?? Number(name.slice(4)),
      male,
      cableD,
    })
  if (name === 'SN' || name === 'MDC' || name === 'CS' || name === 'SN-MT')
    return vsff(name, { ...options, fibers: attributes.fiberCount })
  if (name === 'LC duplex') return uniboot ? lcUniboot(options) : lcDuplex(options)
  if (name === 'SC duplex') return scDuplex(options)
  if (name === 'SC') return sc(options)
  if (name === 'FC') return fc({ ...options, bootColor: angled ? hues.green : hues.blue })
  if (name === 'ST') return st(options)
  if (name === 'SMA905') return sma({ cableD })
  return lc(options)
}
