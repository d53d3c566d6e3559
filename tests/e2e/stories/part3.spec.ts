import { checkPart } from "./everyStory.ts"

checkPart(3)
