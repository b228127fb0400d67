/** Kinds of the small parts that several families have, by the name of the part. */
export const accessoryKinds: { when: RegExp; kind: string; views: string[] }[] = [
  { when: /splice module/i, kind: 'swingModule', views: ['hero', 'rear', 'open'] },
  { when: /\btray\b|splice kit/i, kind: 'trayKit', views: ['hero', 'detail'] },
  { when: /ribbon splice holders/i, kind: 'ribbonHolders', views: ['hero'] },
  { when: /o-ring/i, kind: 'sealKit', views: ['hero'] },
  { when: /cap$/i, kind: 'lockingCap', views: ['hero', 'detail'] },
  { when: /pole bracket/i, kind: 'poleBracket', views: ['hero', 'detail'] },
  { when: /rear bracket/i, kind: 'rearBracket', views: ['hero'] },
  { when: /hook/i, kind: 'hookKit', views: ['hero'] },
  { when: /stand/i, kind: 'floorStand', views: ['hero'] },
  { when: /trough/i, kind: 'sideTrough', views: ['hero', 'detail'] },
  { when: /template/i, kind: 'padTemplate', views: ['hero', 'detail'] },
  { when: /divider/i, kind: 'dividerKit', views: ['hero', 'detail'] },
]
