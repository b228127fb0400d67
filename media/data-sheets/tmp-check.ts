import {readdirSync,readFileSync} from 'node:fs'
import {parseProduct} from '#domain/catalogue/product.ts'
import {orderingOf} from './content/ordering.ts'
import {partNumberKey} from './content/part-number-key.ts'
let keys=0
for (const f of readdirSync('content/catalogue')) { const id=f.slice(0,-5); const r=parseProduct(id,JSON.parse(readFileSync('content/catalogue/'+f,'utf8')));if(!r.ok||r.product.family==='Services')continue
const p=r.product;const o=orderingOf(p);const k=partNumberKey(p);if(k)keys++
console.log(p.partNumber,'|',o.variable,'|',o.variants.map(v=>v.partNumber+' = '+v.description).join('; '),'|',o.options.length,'|',k?.map(x=>x.segment+': '+x.meaning).join(' / ')??'-')}
console.log(keys)
