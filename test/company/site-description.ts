/** By itself, for few pages say it and every page has the rest of the company. */
export const siteDescription =
  'Ball valves, pressure gauges and their spare parts for water, air and gas, turned and tested in Yorkshire.'
