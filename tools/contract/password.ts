import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"

/** Asks for a password in the terminal and shows none of its letters. */
export const askPassword = async (question: string): Promise<string> => {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await reader.question("")
  } finally {
    reader.close()
    process.stderr.write("\n")
  }
}
