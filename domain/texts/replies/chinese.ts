import type { ReplyTexts } from './reply-texts.ts'

export const chinese = {
  // Finding.
  meets: '{product} 符合要求：{facts}。',
  fits: '推荐 {product}。',
  alsoMeets: '{product} 也符合要求：{facts}。',
  alsoFits: '也可以考虑 {product}。',
  noneMeets: '“{kind}”中没有产品满足全部要求。',
  nothingMeets: '我们的目录中没有产品满足全部要求。',
  nearest: '最接近的是 {product}：{misses}。',
  misses: '{stated}（而不是 {what}）',
  statesNothing: '资料没有注明 {what}',
  notSold: '我们的目录中没有名为“{what}”的产品。',
  notListed: '我在目录中没有找到这样的产品。',
  notStated: '我们的资料没有注明 {what}，请与我们确认。',
  suggested: '目前还不能确定您需要哪一款：{products}。',
  couldBe: '{product}, {summary}',
  which: '{attribute}：您需要 {values}？',
  tellMore: '请问用在什么地方？哪些参数对您重要？',
  or: '{rest} 还是 {last}',
  and: '{rest} 和 {last}',
  // Facts.
  factOf: '{product}：{fact}',
  mentioned: '请看 {products}。',
  states: '{product}：{facts}。',
  fromDocument: '{fact} 出自“{title}”：{path}',
  more: '更多信息：{path}',
  noFact: '{product} 的资料没有说明这一点。我们的工程师可以解答：{contact}',
  nothingToAdd: '我们的资料没有更多说明。我们的工程师可以继续帮助您：{contact}',
  // Comparing.
  differ: '{first} 和 {second} 的区别：{differences}。',
  difference: '{label}（{first} 对 {second}）',
  same: '在两者都注明的参数上，{first} 和 {second} 完全相同。',
  compareAt: '并排比较：{path}',
  // Fits.
  goesInto: '可以。根据我们的资料，{first} 与 {second} 配套（{where}）。',
  goesTogether: '可以。根据我们的资料，{first} 与 {second} 配套。',
  noFit: '不可以。我们的资料没有注明 {first} 与 {second} 配套。',
  takes: '与 {product} 配套的有：{products}。',
  alsoNeeded: '您还需要 {products}。',
  nothingTakes: '我们的资料没有注明与 {product} 配套的产品。',
  // Quantities.
  needed: '您需要 {count} × {product}：共 {wanted}，每件 {each}。',
  neededAtBothEnds: '两端共需要 {count} × {product}：每端 {wanted}，每件 {each}。',
  holds: '{host} 最多可装 {count} × {part}。',
  // Documents and pages.
  document: '{product} 的 {title}：{path}',
  page: '{excerpt} 请看 {title}：{path}',
  pageOnly: '请看 {title}：{path}',
  quote: '价格和交期以报价为准。请在这里为 {product} 索取报价：{path}',
  askPeople: '我们的同事可以解答：{contact}',
  // What is no longer made.
  noLongerMade: '{name}（{path}）已停产。',
  madeUntil: '{name}（{path}）仅为现有系统继续生产，不再用于新项目。最后订购日期：{day}。',
  nearestNow: '现有产品中最接近的是：{product}。',
  replacedBy: '替代产品：{product}。',
  forNewProjects: '新项目请选用：{product}。',
  documentsKept: '其文档在产品页面上。',
  // Small talk and the rest.
  hello: '您好！您在找什么产品？请告诉我用途和重要参数。',
  welcome: '不客气。还有问题请随时问我。',
  offTopic: '我只能回答关于我们产品和公司的问题。请问您在做什么项目？',
} satisfies ReplyTexts
