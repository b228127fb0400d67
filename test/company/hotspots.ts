import type { Hotspot } from '#domain/records/hotspot.ts'

export const hotspots: Record<string, Hotspot[]> = {
  'ball-valve-dn15': [
    { x: 62, y: 21, title: 'Lever', text: 'In line with the pipe when the valve is open.' },
    { x: 50, y: 56, title: 'Ball', text: 'Chrome-plated, so that scale does not stick.' },
  ],
}
