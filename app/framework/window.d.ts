interface Window {
  pressed?: (EventTarget | null)[]
  __reactRouterDataRouter?: { state: { location: Location } }
}
