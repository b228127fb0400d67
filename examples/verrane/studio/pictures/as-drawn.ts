type Attributes = Record<string, unknown>

/**
 * The attributes as the models read them: to a drawing a tray, a slot and a block position are all
 * places in a row, and channels, outputs and detectors one count.
 */
const drawnFrom: Record<string, string[]> = {
  cassetteSlots: ['cassetteSlots', 'trays', 'splitterSlots', 'blockPositions'],
  numChannels: ['wdmChannels', 'outputs', 'elements', 'testPorts'],
  clearAperture: ['clearAperture', 'arrayAperture'],
}

export function asDrawn(product: Attributes): Attributes {
  const counted = Object.entries(drawnFrom).flatMap(([drawn, keys]) => {
    const key = keys.find((one) => product[one] !== undefined)
    return key ? [[drawn, product[key]] as const] : []
  })
  const capacities = [product.spliceCapacity, product.ribbonCapacity].filter(Number.isFinite)
  const [connector, connectorB] = [product.connectors ?? []].flat()
  return {
    ...product,
    ...Object.fromEntries(counted),
    ...(capacities.length && { spliceCapacity: Math.max(...capacities.map(Number)) }),
    ...(connector && { connector }),
    ...(connectorB && { connectorB }),
  }
}
