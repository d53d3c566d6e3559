import "i18next"

import type { Dictionary } from "./messages.ts"

declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    resources: { translation: Dictionary }
  }
}
