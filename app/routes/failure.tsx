import { FailurePage } from '#app/features/shell/failure-page.tsx'
import * as texts from '#texts/shell.ts'
import type { PageArgs, PageHead } from '../page-module.ts'
import '#app/features/shell/error-page.css'

export const hasConnectBand = false

export function head(_: unknown, { url }: PageArgs): PageHead {
  return {
    title: texts.notShown,
    description: texts.failedOnWay,
    path: url.pathname,
    noIndex: true,
  }
}

export function Page({ url }: { url: URL }) {
  return <FailurePage address={url.pathname + url.search} />
}
