import type { LeftOut } from './leave-out.ts'

const viewTransition = /\bviewTransition\b/
const serverComponents = /\bunstable_RSC/
/** Stays unless the browser has the list of all routes from the start, as react-router.config.ts says. */
const discovery = /^(?![^]*routeDiscovery: \{ mode: 'initial' \})/

/** Looked through for one version: at each other what is left out has to be looked up anew (docs/decisions/029). */
export const routerFeatures: LeftOut = {
  library: 'react-router',
  version: '8.4.0',
  files: {
    'dist/production/lib/router/router.js': [
      {
        name: 'fetchers',
        usedBy: /\buseFetchers?\b|\bnavigate(?:=\{|: )false\b/,
        never: [
          'fetch',
          'handleFetcherAction',
          'handleFetcherLoader',
          'getUpdatedRevalidatingFetchers',
          'updateFetcherState',
          'setFetcherError',
          'getFetcher',
          'resetFetcher',
          'deleteFetcher',
          'queueFetcherForDeletion',
          'abortFetcher',
        ],
        idle: ['markFetchersDone', 'markFetchRedirectsDone'],
        calls: [
          'fetchLoadMatches.forEach',
          'revalidatingFetchers.forEach',
          'fetchersQueuedForDeletion.forEach',
          'state.fetchers.forEach',
          'unmountedFetchers.forEach',
          'mountedFetchers.forEach',
        ],
        answers: [['revalidatingFetchers.length > 0', 'false']],
      },
      {
        name: 'routes that are found on the way',
        usedBy: discovery,
        never: [
          'discoverRoutes',
          'patchRoutesImpl',
          'patchRoutes',
          '_internalSetRoutes',
          'isSameRoute',
        ],
        answers: [
          ['if (isFogOfWar)', 'if (false)'],
          ['if (!isFogOfWar)', 'if (true)'],
          ['if (fogOfWar.active && fogOfWar.matches)', 'if (false)'],
          ['if (init.patchRoutesOnNavigation)', 'if (false)'],
        ],
      },
      {
        name: 'routes whose code is a function',
        usedBy: /\bcreateBrowserRouter\b/,
        answers: [['if (typeof route.lazy === "function")', 'if (false)']],
      },
      {
        name: 'blockers',
        usedBy: /\b(?:useBlocker|usePrompt)\b/,
        never: ['getBlocker', 'deleteBlocker', 'updateBlocker'],
        idle: ['shouldBlockNavigation'],
        answers: [
          ['if (blockerKey)', 'if (false)'],
          ['if (blockerKey && delta != null)', 'if (false)'],
        ],
      },
      {
        name: 'view transitions',
        usedBy: viewTransition,
        idle: ['restoreAppliedTransitions', 'persistAppliedTransitions'],
        answers: [
          [
            'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)',
            'if (false)',
          ],
          ['else if (pendingViewTransitionEnabled)', 'else if (false)'],
        ],
      },
      {
        name: 'addresses that are shown in place of others',
        usedBy: /\bmask=\{|\bmask: /,
        answers: [['if (opts?.mask)', 'if (false)']],
      },
    ],
    'dist/production/lib/components.js': [
      {
        name: 'view transitions',
        usedBy: viewTransition,
        answers: [
          ['if (!viewTransitionOpts || !isViewTransitionAvailable)', 'if (true)'],
          ['if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
          ['if (renderDfd && pendingState && router.window)', 'if (false)'],
          ['if (!vtContext.isTransitioning && interruption)', 'if (false)'],
        ],
      },
    ],
    'dist/production/lib/hooks.js': [
      {
        name: 'what an error shows where no boundary does',
        usedBy: /^(?![^]*export function ErrorBoundary\()/,
        never: ['DefaultErrorComponent'],
      },
      {
        name: 'server components',
        usedBy: serverComponents,
        never: ['RSCErrorHandler'],
        answers: [
          ['if (this.context && typeof error', 'if (false && typeof error'],
          ['if (this.context) return', 'if (false) return'],
        ],
      },
    ],
    'dist/production/lib/dom/lib.js': [
      {
        name: 'links that know whether they are shown',
        usedBy: /\bNavLink\b/,
        set: ['NavLink.displayName'],
        answers: [
          [
            'const NavLink = React$1.forwardRef(',
            'const NavLink = /* @__PURE__ */ React$1.forwardRef(',
          ],
        ],
      },
      {
        name: 'pages that a link asks for ahead',
        usedBy: /\bprefetch=/,
        answers: [
          [
            'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
            '',
          ],
          ['...prefetchHandlers,', ''],
          ['ref: mergeRefs(forwardedRef, prefetchRef),', 'ref: forwardedRef,'],
          ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
        ],
      },
    ],
    'dist/production/lib/dom/ssr/fog-of-war.js': [
      {
        name: 'routes that are found on the way',
        usedBy: discovery,
        never: ['fetchAndApplyManifestPatches', 'handleClientVersionMismatch'],
        idle: ['getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
      },
    ],
    'dist/production/lib/dom/ssr/single-fetch.js': [
      {
        name: 'pages without a server',
        usedBy: /\bssr: false\b/,
        never: ['nonSsrStrategy'],
        answers: [['if (!ssr && !foundRevalidatingServerLoader)', 'if (false)']],
      },
      {
        name: 'fetchers',
        usedBy: /\buseFetchers?\b|\bnavigate(?:=\{|: )false\b/,
        never: ['singleFetchLoaderFetcherStrategy'],
        answers: [['if (fetcherKey) return', 'if (false) return']],
      },
    ],
    'dist/production/lib/dom/ssr/errorBoundaries.js': [
      {
        name: 'scripts of a page that shows it is loading',
        usedBy: /\bHydrateFallback\b/,
        answers: [
          ['renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null', 'null'],
        ],
      },
    ],
    'dist/production/lib/dom-export/hydrated-router.js': [
      {
        name: 'modules that are exchanged while a site is written',
        usedBy: /^(?!)/,
        set: ['router.createRoutesForHMR'],
      },
    ],
  },
}
