import { options } from "../options.ts"
import { readRows } from "./coverage.ts"
import { draw } from "./sample.ts"

const { count = "40", seed = "1" } = options("count", "seed")
for (const { id, level, statement } of draw(readRows(), Number(count), Number(seed)))
  console.log(`${id}\t${level}\t${statement}`)
