/** By itself, for few pages say it and every page has the rest of the company. */
export const siteDescription =
  'Brass ball valves and pressure gauges for water and compressed air, turned and tested in Yorkshire.'
