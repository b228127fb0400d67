import type { LanguagePack } from '../language-pack.ts'

export const chinese: LanguagePack = {
  code: 'zh',
  affirmations: ['是的'],
  scripts: ['Han'],
  unitNames: { 毫米: 'mm', 厘米: 'cm', 公里: 'km', 米: 'm' },
  synonyms: {
    不超过: 'at most',
    至少: 'at least',
    户外: 'outdoor',
    室外: 'outdoor',
    室内: 'indoor',
    需要: 'need',
    深度: 'depth',
    高度: 'height',
    宽度: 'width',
    长度: 'length',
    直径: 'diameter',
    或以上: 'or more',
    以上的: 'or more',
    以内: 'or less',
    小于: 'less than',
    大于: 'more than',
    工作温度: 'operating temperature',
    壁挂: 'wall',
  },
}
