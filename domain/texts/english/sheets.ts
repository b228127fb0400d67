// The workbook in which a company's editors keep its products: heads, notes, choices and how it is
// worked with. What is said of their work is in cells.ts and faults.ts.

// What stands above columns.
export const fields = {
  product: 'Name',
  slug: 'Slug',
  text: 'Text',
  partNumber: 'Part number',
  productFamily: 'Family',
  subFamily: 'Type',
  rank: 'Rank',
  image: 'Image',
  image2: 'Image2',
  image3: 'Image3',
  image4: 'Image4',
  image5: 'Image5',
  image6: 'Image6',
  image7: 'Image7',
  image8: 'Image8',
  image9: 'Image9',
  dataSheet: 'Data sheet',
  datasheet: 'Datasheet',
  productSheet: 'Product sheet',
  installationGuide: 'Installation guide',
  quickInstallationGuide: 'Quick installation guide',
  brochure: 'Brochure',
  model: 'Model',
  introVideo: 'Intro video',
  installationVideo: 'Installation video',
  installationVideos: 'Installation videos',
  specialVideo1: 'Special video1',
  specialVideo1Title: 'Special video1 title',
  specialVideo2: 'Special video2',
  specialVideo2Title: 'Special video2 title',
  featuredContentVideo: 'Featured content video',
  section1Heading: 'Section1 heading',
  section1Description: 'Section1 description',
  section2Heading: 'Section2 heading',
  section2Description: 'Section2 description',
  features: 'Features',
  featuresHeading: 'Features heading',
  features2: 'Features2',
  features2Heading: 'Features2 heading',
  features3: 'Features3',
  features3Heading: 'Features3 heading',
  faq: 'Faq',
  relatedProducts: 'Related products',
  'Include Y or N': 'Include Y or N',
  aka: 'Also known as',
  // Where no columns and rows can show one, it stands in a cell as the catalogue has it.
  variants: 'Variants',
  ordering: 'Ordering',
  provides: 'Provides',
  accepts: 'Accepts',
  includes: 'Includes',
  accessories: 'Accessories',
  conformity: 'Conformity',
  entries: 'Entries',
}
export const row = 'Row'
export const field = 'Field'
/** Of a number with limits: `{label}` is the attribute’s. */
export const parts = { min: 'min', typ: 'typical', max: 'max', basis: 'basis', at: 'holds at' }
/** Members of fields, of variants and of the entries on further sheets. */
export const members = {
  'lifecycle.state': 'Lifecycle',
  'lifecycle.from': 'Lifecycle since',
  'lifecycle.lastOrder': 'Last order until',
  'lifecycle.replacedBy': 'Replaced by',
  'size.width': 'Outer width',
  'size.height': 'Outer height',
  'size.depth': 'Outer depth',
  'size.diameter': 'Outer diameter',
  'compliance.status': 'Compliance: status',
  'compliance.class': 'Compliance: class',
  'compliance.waiver': 'Compliance: waiver',
  'compliance.waivedInput': 'Compliance: waived input',
  'compliance.costShare': 'Compliance: domestic cost share',
  'compliance.finalAssembly': 'Compliance: final assembly',
  'compliance.letter': 'Compliance: letter',
  'compliance.asOf': 'Compliance: as of',
  stock: 'Stock',
  leadDays: 'Lead time',
  packQuantity: 'Pack of',
  interface: 'Interface',
  count: 'Count',
  width: 'Width',
  partNumber: 'Part number',
  quantity: 'Quantity',
  maximum: 'Maximum',
  relation: 'Relation',
  body: 'Body',
  number: 'Number',
  edition: 'Edition',
  grade: 'Grade',
  depth: 'Immersion depth',
  hours: 'Immersion time',
  shape: 'Shape',
  minDiameter: 'Cable diameter from',
  maxDiameter: 'Cable diameter to',
  cables: 'Cables in each',
}
/** What their numbers count. */
export const counted = { days: 'working days', pieces: 'pieces', places: 'places' }

// Names of sheets.
export const tables = {
  fits: 'Fits',
  parts: 'Parts',
  conformity: 'Conformity',
  openings: 'Openings',
}
export const readMe = 'Read me'
export const fieldsSheet = 'Fields'
export const otherProducts = 'Other products'

/** What stands in cells with a closed choice, by what records have. */
export const choices = {
  Y: 'Y',
  N: 'N',
  product: 'product',
  variant: 'variant',
  new: 'new',
  active: 'active',
  maintenance: 'maintenance',
  withdrawn: 'withdrawn',
  stock: 'stock',
  order: 'order',
  qualified: 'qualified',
  'designed to': 'designed to',
  'measured by': 'measured by',
  round: 'round',
  oval: 'oval',
  rectangular: 'rectangular',
}

// What columns mean. The first explains the first column.
export const explainRow =
  'A product, or a variant of the product whose slug stands beside it: a part number of its own, with the values that tell it from the others.'
export const explainSlugOfRow = 'The slug of the product.'
export const explained = {
  slug: 'The address of the page, and what the other sheets name the product by. Lower-case letters, digits and hyphens. Of a new product: leave it empty, and it is made of the name.',
  product: 'What the product is called everywhere. No two have the same.',
  partNumber: 'The number it is ordered by.',
  productFamily: 'Write another family here to move the product to it.',
  rank: 'Its place in the list of all products. Without one it stays on its family’s page.',
  'Include Y or N':
    'N takes the product off the site. Of one that is no longer made, change the lifecycle.',
  aka: 'Former part numbers and what buyers call it, each on a line of its own (Alt+Enter).',
  relatedProducts: 'Names of products, each on a line of its own (Alt+Enter).',
  faq: 'Question? Answer. Each on a line of its own (Alt+Enter).',
  'lifecycle.replacedBy': 'Slug or part number of the product to order in its place.',
  ordering: 'What can be chosen in the part number, as the product’s JSON has it.',
  provides: 'provides: the places that the product offers to others.',
  accepts: 'accepts: those that it takes up.',
  includes: 'includes: what is in the box.',
  accessories: 'accessories: what may be bought for it.',
}

// What a spreadsheet says of a cell while somebody types.
export const choicesTitle = 'Choices'
export const notOfChoices = 'Not one of the choices. Several values stand on lines of their own.'

// The sheet of all fields.
export const fieldHeads = {
  head: 'Head',
  field: 'Field',
  holds: 'Holds',
  choices: 'Choices',
  meaning: 'Meaning',
}
export const kinds = {
  number: 'number',
  text: 'text',
  'yes/no': 'yes/no',
  date: 'date',
  auto: 'text or number',
}

// The first sheet.
export const catalogueOf = 'The catalogue of {name}'
export const how = {
  sheets: 'A sheet for each family, a row for each product; the rows below it are its variants.',
  further: 'Further sheets hold what one row cannot: {sheets}.',
  alone: 'What you leave alone stays as it is, also where others change it meanwhile.',
  empty: 'An empty cell says that nothing is stated. Emptying one takes the value away.',
  several: 'Several values in one cell stand on lines of their own: Alt+Enter.',
  numbers: 'Numbers stand without their unit, which the head names.',
  meanings: 'The sheet {fields} says what each column means.',
  product:
    'A new product: a new row, with “{product}” in the first column and a name. Its slug is made of it.',
  variant: 'A new variant: a row with “{variant}”, the slug of its product and a part number.',
  column: 'A new column: write a head of the sheet {fields}.',
  withdrawn:
    'No longer made: write “{withdrawn}” as its lifecycle, and what replaces it. Leave the row.',
  family: 'Another family: write it into the column {family}.',
  moved:
    'Columns may be moved, hidden and left out, rows sorted and filtered. Leave both rows of heads.',
  back: 'Then send the file back: whoever imports it sees first what would change and what is wrong.',
}
