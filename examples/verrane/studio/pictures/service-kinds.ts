const closed = ['hero', 'detail', 'open']

/** What the pictures of a service show, by its name; the last takes what is left. */
export const serviceKinds: { when: RegExp; kind: string; views: string[] }[] = [
  { when: /splicing.* course/i, kind: 'classroomBench', views: closed },
  { when: /course|training/i, kind: 'measuringBench', views: closed },
  {
    when: /access network/i,
    kind: 'neighborhood',
    views: ['hero', 'planTable.detail', 'planTable.open'],
  },
  {
    when: /project/i,
    kind: 'scheduleBoard',
    views: ['hero', 'planTable.detail', 'planTable.open'],
  },
  { when: /design|planning/i, kind: 'planTable', views: closed },
  {
    when: /restoration/i,
    kind: 'cableDamage',
    views: ['hero', 'spliceBench.detail', 'spliceBench.open'],
  },
  { when: /splicing/i, kind: 'spliceBench', views: closed },
  { when: /certification/i, kind: 'laptopTrace', views: closed },
  {
    when: /maintenance.* 8-hour/i,
    kind: 'spares',
    views: ['hero', 'serviceCase.detail', 'serviceCase.open'],
  },
  { when: /maintenance/i, kind: 'serviceCase', views: closed },
  {
    when: /fabric/i,
    kind: 'linkedSwitches',
    views: ['hero', 'rackRow.detail', 'rackRow.open'],
  },
  { when: /./, kind: 'rackRow', views: closed },
]
