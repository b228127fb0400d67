/** Where the offices are on the map, in percent of its width and height. Made by studio/illustrations/map.ts. */
export const officeMap = {
  picture: 'stockImages/map/offices.svg',
  width: 1200,
  height: 560,
  places: [
    { id: 'us', name: 'New Jersey', x: 28.52, y: 21.54 },
    { id: 'nl', name: 'Netherlands', x: 48.59, y: 13.72 },
    { id: 'cn', name: 'Nanjing', x: 78.52, y: 27.84 },
    { id: 'jp', name: 'Tokyo', x: 83.42, y: 25.15 },
    { id: 'ph', name: 'Manila', x: 80.94, y: 41.6 },
  ],
}
