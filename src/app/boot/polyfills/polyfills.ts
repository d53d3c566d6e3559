// A classic script that supports iOS 12.2 and Chrome 64 or later. `loadApp.ts` decides which engines load this script.
import "core-js/actual/global-this"
import "core-js/actual/queue-microtask"
import "core-js/actual/object/has-own"
import "core-js/actual/object/from-entries"
import "core-js/actual/array/at"
import "core-js/actual/array/flat"
import "core-js/actual/array/flat-map"
import "core-js/actual/string/at"
import "core-js/actual/string/match-all"
import "core-js/actual/string/replace-all"
import "core-js/actual/string/trim-start"
import "core-js/actual/string/trim-end"
import "core-js/actual/promise/all-settled"
import "core-js/actual/promise/any"
import "core-js/actual/symbol/description"
import "abortcontroller-polyfill/dist/polyfill-patch-fetch"
import { ResizeObserver } from "@juggle/resize-observer"

import { installBigInt } from "./bigInt.ts"
import { installMediaQueryList } from "./mediaQueryList.ts"
import { installObservers } from "./observers.ts"
import { installPointerEvents } from "./pointerEvents.ts"

installObservers()
installBigInt()
installMediaQueryList()
installPointerEvents()
if (!("ResizeObserver" in window)) Reflect.set(window, "ResizeObserver", ResizeObserver)
