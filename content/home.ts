/** Home's opening and the industries it leads to. */
export const hero = {
  kicker: 'Fiber connectivity and photonics, New Jersey',
  heading: '432 fibers in one rack unit, each still within reach.',
  text: 'High-density panels, cassettes and pre-terminated trunks for AI data halls, with the loss budget printed on every reel.',
  action: { label: 'See patch panels', to: '/family/fiber-patch-panels' },
}

export const industries = {
  heading: 'What do you have to connect?',
  text: 'Ten industries, from a hyperscale hall to a two-photon microscope. Each page starts with the numbers that decide the design.',
  tiles: [
    { name: 'Data center', to: '/solutions/datacenter', fact: 'To 432 fibers in 1 RU' },
    { name: 'Central office', to: '/solutions/central-office', fact: 'Frames, splices, splitters' },
    { name: 'Outside plant', to: '/solutions/outside-plant', fact: 'IP68, −40 to 75 °C' },
    { name: 'FTTX', to: '/solutions/fttx', fact: 'From the hub to the wall box' },
    { name: 'Rural broadband', to: '/solutions/rural-broadband', fact: 'BEAD and BABA' },
    { name: 'Wireless', to: '/solutions/wireless', fact: 'Fiber to every radio' },
    { name: 'Enterprise', to: '/solutions/enterprise', fact: 'OM4, OM5 and OS2 backbones' },
    {
      name: 'Medical imaging',
      to: '/solutions/medical-imaging',
      fact: 'Probes and lenses for OCT',
    },
    { name: 'Neuroscience', to: '/solutions/neuroscience', fact: 'Light delivered to the cell' },
    {
      name: 'Specialty optics',
      to: '/solutions/specialty-optics',
      fact: 'Detectors, GRIN, microlenses',
    },
  ],
}
