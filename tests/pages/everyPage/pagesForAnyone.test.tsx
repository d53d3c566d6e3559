import { checkPages } from "./checkPages.ts"
import { targets } from "./pageStates.ts"

checkPages(targets.filter(({ page: { rule } }) => rule === "anyone" || rule === "entry"))
