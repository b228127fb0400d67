import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { plansOf, readProducts } from './plan.ts'
import { drawingOf } from './drawings/index.ts'
import { renderDrawing } from './drawings/sheet.ts'
const plans = plansOf(await readProducts(process.cwd())).filter(p=>p.type==='data sheet')
const want=process.argv.slice(3)
const seen=new Map<string,number>(); let h=''
for(const p of plans){const n=seen.get(p.kind)??0; if(want.length?!want.includes(p.product.slug)&&!want.includes(p.kind):n>=1)continue;seen.set(p.kind,n+1)
const d=drawingOf(p.product,p.kind); h+=`<div style="width:700px;border:1px solid #ccc;padding:4px"><b>${p.kind} ${p.product.slug}</b>${d?renderDrawing(d,'x')+(d.note??''):'NONE'}</div>`}
const fonts=[400].map(w=>`@font-face{font-family:'Instrument Sans';src:url(data:font/woff2;base64,${readFileSync('media/data-sheets/fonts/instrument-sans-400.woff2').toString('base64')})}`).join('')
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless','--no-sandbox']});const p=await b.newPage({viewport:{width:1440,height:1000}})
await p.setContent(`<style>${fonts}${readFileSync('media/data-sheets/html/sheet.css','utf8')} body{width:1440px;font-size:11px;display:flex;flex-wrap:wrap;align-items:flex-start}</style>${h}`)
await p.screenshot({path:process.argv[2],fullPage:true});await b.close()
