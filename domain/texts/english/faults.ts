// What the check says of products, which editors read beside the cells of a workbook. Names of fields, of files and examples in JSON are those of records.
export const quoted = '“{text}”'
export const entry = 'entry {number}'
export const slot = 'slot “{name}”'
export const didYouMean = 'did you mean {like}?'
export const ifNot = 'did you mean {like}? If not, '
export const and = ' and '
export const or = ' or '

// Of the form of a record.
export const mustBeList = 'must be a list: write {example}'
export const mustBeObject = 'must be an object: write {example}'
export const memberMissing = 'its {key} is missing: write {form}, as in {example}'
export const unknownMember = 'has no field {key}: its fields are {fields}'
export const memberWrong = 'its {key} is {value}: write {form}'
export const aText = 'a text'
export const aCount = 'a whole number above 0'
export const aSize = 'a number above 0'
export const aDate = 'a date as 2027-06 or 2027-06-30'
export const aPercentage = 'a number from 0 to 100'
export const oneOf = 'one of {choices}'
export const minAboveMax = 'its minDiameter {min} is above its maxDiameter {max}: exchange them'
export const twiceOneEntry = '{name} stands twice: write one entry for all of them'
export const twiceOnce = '{name} stands twice: write it once'
export const isMissing = 'is missing'
export const isEmpty = 'is empty'
export const isValue = 'is {value}'
export const isText = 'is the text {value}'
export const isNumber = 'is the number {value}'
export const isList = 'is a list'
export const isObject = 'is an object'
export const mustBe = '{found}, but must be {kinds}'
export const kinds = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  measure: 'a measure such as {"max": 0.5}',
  listOfThese: 'a list of these',
  listOfTexts: 'a list of texts',
  none: 'left out',
}
export const hasItem = 'has item {number}, which {message}'
export const withoutQuotes = ': write it without quotes'
export const halfCharacter = 'holds half a character: write that text again'
export const notStored = 'cannot be stored: {message}'
export const slugRule = 'must be lower-case letters and digits, joined by single hyphens'
export const slugFound = '{rule}; it {found}'
export const slugIs = '{rule}; it is {slug}'
export const slugBetter = "{rule}; it is {slug}: write {better}, also as the file's name"
export const slugNotFile =
  "is {slug}, which is not the file's name: rename the file to {slug_}.json or set slug to {id}"
export const nameNeeded = '{what}: every product needs a name'
export const isBlank = 'is blank'
export const holdsHtml = 'holds {found}, which is HTML: paste it as plain text'

// Of values of attributes.
export const strayPart = 'has a part {part}: a measure has min, typ, max, basis and at alone'
export const partNoNumber = 'has a {part} that is no number'
export const partNoText = 'has {part} as something else than a text: say it in words'
export const noNumberInIt = 'is a measure without a number: give it min, typ or max'
export const partAbove = 'has a {part} of {value} above its {other} of {limit}'
export const notABasis = '{value} is not in this field’s bases; {advice}'
export const notAChoice = "{value} is not in this field's vocabulary; {advice}"
export const addChoice = 'add it in attribute-help.ts of the company’s folder if it is right'
export const textForNumber = '{value} is a text: write a number{added}'
export const siteAdds = ', the site adds {unit}'
export const notNumber = '{value} is no number'
export const notInterval = '{value} is no interval: write {"min": …, "max": …}{added}'
export const notYesNo = '{value} is neither yes nor no: write true or false'
export const notText = '{value} is no text: write it in words'
export const notAValue = 'must be text, a number, true or false, a measure, or a list of these'
export const noUnit =
  "has numbers without a unit: give its definition one, or '' where they are pure numbers"
export const notConverted = 'has {usUnit} as its U.S. unit, which the site cannot convert {unit} to'
export const reserved =
  'the products list uses {key} in its own addresses, so no filter can have it: rename the field'
export const undescribed =
  'nobody described this field{others}, so it becomes a filter without explanation; {advice}give it a label in attribute-terms.ts and an explanation in attribute-help.ts of the company’s folder'
export const inMoreFiles = ' (and in {count} more files)'

// Of families, ranks, names and numbers.
export const unknownFamily = 'unknown family {family}; {advice}'
export const knownAre = 'known are {names}'
export const familyNeeded = 'is missing although the product has a rank: name its family'
export const subFamilyNeeded = 'is missing although the product has a rank: name its subfamily'
export const rankMissing =
  'is missing, so the list of all products leaves it out: write its place in the family, or null where that is meant'
export const rankTwice = '{family} has rank {rank} already ({first}); the name decides their order'
export const slugTaken = "{slug} is taken by the site's own address {route}: choose another"
export const flagUnread = '{flag} counts as Y: only N leaves a product out'
export const sheetHidden = 'is not shown, because dataSheet names another document'
export const noQuestion = '{entry} has no question mark, so no question: {text}'
export const nameTwice = '{name} is also the name of {first}'
export const numberTwice = '{number} is also the number of {first}'
export const noSuchName = 'no product is named {name}'
export const noSuchNameBut = 'no product is named {name}; did you mean {like}?'
export const itself = '{name} is this product itself'
export const notShown = "{name} is not shown: its 'Include Y or N' is N, or it is withdrawn"
export const readsLike =
  '{number} reads like {other} of {file}, but for hyphens, spaces or O and 0: give it a number of its own'
export const unknownNumber = 'no record, variant or pattern has {word}: {advice}'
export const writeNumber = 'write a number of the catalogue'

// Of files.
export const notVideo =
  '{value} is no video link: write an 11-character YouTube id, a youtu.be, watch?v= or shorts link, or the path of an .mp4, .webm or .mov file'
export const notPicture = '{value} is no picture: name a .webp, .png or .jpg file'
export const notPath = '{value} is neither a path inside the storage nor an http(s) address'
export const notStoredFile = '{path} is not in the storage'
export const capitalsCount = '{path} is not in the storage; there is {like}, but capitals count'

// Of the lifecycle and of other names.
export const noSuchProduct = 'its replacedBy is {given}, which no product has: {advice}'
export const slugOrNumber = 'write a slug or a part number'
export const replacedByItself =
  'its replacedBy is this product itself: name the one to order instead'
export const stateHidden =
  'its state is {state}, but \'Include Y or N\' is N, so no page shows the product: write "withdrawn", "new" if it is yet to come, or Y'
export const akaList = 'must be a list of texts: write ["former number"]'
export const akaItem = 'item {number} is no text: write a name or a former part number'
export const akaOwn = "{name} is this product's own part number: leave it out"
export const akaOthers = '{name} is the part number of {owner}: leave it out, or change that one'
export const akaShared =
  '{number} is also a former number of {first}, so it leads to neither: keep it in one'

// Of part numbers to order.
export const variantList = 'must be a list of variants, each with a partNumber'
export const variantNoNumber = '{entry} has no partNumber: write the number as it is ordered'
export const correctVariant = '{reason} Correct this variant, or widen the pattern in ordering'
export const numberStandsTwice = '{number} stands twice: give each its own number'
export const numberOfOther = '{number} is also a number of {first}: give each its own number'
export const stepsMiss =
  '{slot}: step {step} does not divide {min} to {max}: choose a step, or a max, that it reaches'
export const rangeNoUnit = '{slot} has a range without a unit: write the unit, such as "m"'
export const notAttribute =
  'is no attribute of this catalogue: correct it, or describe it in attribute-terms.ts'
export const patternForm =
  'must be {pattern, slots}: write the number with {slot} for what can be chosen'
export const slotNotInPattern =
  '{slot} is not in the pattern: write {key} there, or remove the slot'
export const patternNoSlot = 'the pattern has no {slot}: write it as a variant instead'
export const slotUndescribed = '{key} is in the pattern but not in slots: describe it there'
export const slotEmpty = '{slot} offers nothing: give it values, or min, max and step'
export const slotValues = '{slot}: values must be a list of {code, label}'
export const slotCodeForm = '{slot}, value {number}: code must be letters and digits'
export const slotAttributes = '{where}attributes must be a map of attribute keys with their values'
export const slotRange =
  '{slot}: a range needs min, max and step as numbers, min from 0 to max and step above 0'

// Of fits and parts.
export const notInterface = '{name} is no interface: {advice}describe it in interfaces.ts'
export const oneSided =
  '{name} is in {side} of this product{more}, but in {other} of none: write it in {other_} of the products at the other side, or remove it here'
export const andMore = ' (and {count} more)'
export const noSuchPart = 'no record or variant has {name}: {advice}'
export const writeRecord = 'write the number of a record'
export const otherPart = '{name} is this product itself: name another part'
export const partWithdrawn = '{name} is withdrawn: name what replaces it'
export const relationUnknown =
  'the relation {relation} is unknown: write one of {relations}, or name it in trade-rules.ts'
export const noRoom =
  '{part} has a maximum of {maximum}, but there is room for {room} in {count} × {interface}: write {write}, or correct provides'
export const mustNotMate =
  '{name} {clash}: only equal ones may be mated, so name a part that fits, or correct provides and accepts'
export const goesOnto = 'goes onto {plugs}, but this product has {ports}'
export const hasPorts = 'has {ports}, but this product goes onto {plugs}'
export const contradictsOwn =
  '{value} contradicts its own {names}: write {possible}, or correct provides and accepts'
export const sizeDiffers = '{what} is {own}, but {key} is {stated}: write the same in both'
export const itsKey = 'its {key}'
export const theirNumber = 'their number'
export const largestOf = 'the largest maxDiameter'

// Of standards and compliance.
export const notListed = '{name} is not in {attribute}: write the same in both'
export const listedAs = '{name} is not in {attribute}, which has {like}: write the same in both'
export const unexplained =
  '{name} is not in conformity: add an entry whose body and number, and grade if it has one, read so'
export const standsAs =
  '{name} stands as {wanted} in {where}: write that here, and a grade in conformity'
export const filesCount = '{count} files'
export const complianceMissing = 'is missing, but {attribute} is {stated}: write why, as {example}'
export const formerName = 'is the former name of {field}, which is there too: take one out'
export const statusDiffers =
  'its status is {status}, but {attribute} is {stated}: write the same in both'
export const statusAlone =
  'its status is {status}, but {attribute} is not given: write the same in both'
export const otherCountry =
  'its finalAssembly is {place}, but {origin} is {country}: let it end in the same country'
export const needlessWaiver =
  'names a waiver, which the status {status} does not rest on: remove it'
export const waiverNeeded = 'rests on a waiver: write which, as "waiver"'
export const inputNeeded = 'rests on a waiver: write for which input, as "waivedInput"'
export const classUnknown = 'its class is {name}: write one of {classes}'
export const classStatus = '{name} cannot be {status}: write one of {statuses}'
export const needlessShare = '{name} is not judged by a share of cost: remove it'
export const shareNeeded = '{status} rests on a share of cost: write it as "costShare"'
export const shareTooSmall =
  'its share of cost is {share}, and {status} needs more than {above}: correct one of them'
export const needlessLetter = 'names a letter, which cannot certify {status}: remove it'
export const letterForm =
  "its letter is {letter}, which is no letter's number: write it as on the letter"
