import type { Language } from './language.ts'

/** Japanese: words are found wherever they stand, for no space parts them. */
export const japanese: Language = {
  limits: { commercial: [/価格|納期|在庫|見積/] },
  same: {
    屋内: 'indoor',
    屋外: 'outdoor',
    最大: 'at most',
    未満: 'less than',
    外径: 'diameter',
    以下: 'or less',
    以上: 'or more',
    探しています: 'looking for',
    用: 'for',
    奥行: 'depth',
    幅: 'width',
    必要: 'need',
    壁: 'wall',
    壁掛け: 'wall',
    厚さ: 'depth',
    奥行き: 'depth',
    高さ: 'height',
    長さ: 'length',
    メートル: 'm',
    約: 'about',
    少なくとも: 'at least',
    最小: 'at least',
    より大きい: 'more than',
    動作温度: 'operating temperature',
    防水: 'sealed',
  },
}
