import { samples } from "#fixtures/machines/samples.ts"

import { chartOf, mermaidOf } from "./machineChart.ts"

const head = `# The state machines

\`npm run docs:machines\` writes this page from \`src/machines\` and the sample events of \`fixtures/machines\`; a test compares both.
An arrow names the events that lead from one tag of the state to another. Events that keep the tag are left out. Queries and
popups have no tag: a query's kind is what its subscriber sees, and that of the popups is the visible one.
`

/** The text of `docs/machines.md`: the chart of each machine. */
export const machineDoc = (): string =>
  [
    head,
    ...Object.entries(samples).map(
      ([name, sample]) => `## ${name}\n\n\`\`\`mermaid\n${mermaidOf(chartOf(sample))}\n\`\`\`\n`,
    ),
  ].join("\n")
