import type { ReplyTexts } from './reply-texts.ts'

export const japanese = {
  // Finding.
  meets: '{product} が条件に合います：{facts}。',
  fits: '{product} をお勧めします。',
  alsoMeets: '{product} も条件に合います：{facts}。',
  alsoFits: '{product} も候補になります。',
  noneMeets: '「{kind}」には、すべての条件を満たす製品はありません。',
  nothingMeets: '当社のカタログには、すべての条件を満たす製品はありません。',
  nearest: '最も近いのは {product} です：{misses}。',
  misses: '{stated}（{what} ではありません）',
  statesNothing: '{what} は記載がありません',
  notSold: '「{what}」という製品は当社のカタログにありません。',
  notListed: 'そのような製品は当社のカタログに見つかりませんでした。',
  notStated: '{what} については記載がありません。当社にご確認ください。',
  suggested: 'ご希望がどれに当たるか、まだ判断できません：{products}。',
  couldBe: '{product}, {summary}',
  which: '{attribute} はどれが必要ですか：{values}？',
  tellMore: '用途と、重視される仕様を教えていただけますか？',
  or: '{rest} または {last}',
  and: '{rest} と {last}',
  // Facts.
  factOf: '{product}：{fact}',
  mentioned: '{products} をご覧ください。',
  states: '{product}：{facts}。',
  fromDocument: '{fact} 出典「{title}」：{path}',
  more: '詳しくはこちら：{path}',
  noFact: '{product} の資料には記載がありません。当社の技術者がお答えします：{contact}',
  nothingToAdd: '資料にはこれ以上の記載がありません。当社の技術者がご案内します：{contact}',
  // Comparing.
  differ: '{first} と {second} の違い：{differences}。',
  difference: '{label}（{first} に対して {second}）',
  same: '{first} と {second} は、どちらにも記載のある項目ではすべて同じです。',
  compareAt: '並べて比較：{path}',
  // Fits.
  goesInto: 'はい。当社の資料では {first} は {second} に対応しています（{where}）。',
  goesTogether: 'はい。当社の資料では {first} は {second} に対応しています。',
  noFit: 'いいえ。当社の資料には {first} が {second} に対応するという記載はありません。',
  mustNotMate: 'いいえ。{first} を {second} に接続してはいけません。{why}',
  takes: '{product} に対応する製品：{products}。',
  alsoNeeded: 'ほかに {products} も必要です。',
  nothingTakes: '当社の資料には {product} に対応する製品の記載がありません。',
  // Quantities.
  needed: '{product} が {count} 個必要です：{wanted}、1 個あたり {each}。',
  neededAtBothEnds: '両端で {product} が {count} 個必要です：片端 {wanted}、1 個あたり {each}。',
  holds: '{host} には {part} を最大 {count} 個収容できます。',
  // Documents and pages.
  document: '{product} の {title}：{path}',
  page: '{excerpt} {title} をご覧ください：{path}',
  pageOnly: '{title} をご覧ください：{path}',
  quote: '価格と納期はお見積もりでご案内します。{product} のお見積もりはこちら：{path}',
  askPeople: '担当者がお答えします：{contact}',
  // What is no longer made.
  noLongerMade: '{name}（{path}）は生産を終了しました。',
  madeUntil:
    '{name}（{path}）は既存設備向けにのみ生産しており、新規案件にはお使いいただけません。最終受注：{day}。',
  nearestNow: '現行品で最も近いもの：{product}。',
  replacedBy: '後継品：{product}。',
  forNewProjects: '新規案件には次の製品をお選びください：{product}。',
  documentsKept: '資料は製品ページにあります。',
  // Small talk and the rest.
  hello: 'こんにちは。どのような製品をお探しですか？用途と重視される仕様を教えてください。',
  welcome: 'どういたしまして。ほかにもご質問があればどうぞ。',
  offTopic: '当社の製品と会社についてのみお答えできます。何をお作りですか？',
} satisfies ReplyTexts
