import type { StoryDefault } from "@ladle/react"

import {
  Failed as FailedRemote,
  Loaded,
  Loading as LoadingRemote,
  type Remote,
} from "#atoms/kernel/Remote.ts"
import type { Shape } from "#domain/frame/PageDefinition.ts"
import { longText, nothing } from "#ladle/samples.tsx"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RemoteFailure, QueryView } from "./QueryView.tsx"

export default { title: "Frame / Loaded value" } satisfies StoryDefault

type Names = ReadonlyArray<string>

interface Looks {
  readonly shape?: Shape
  readonly compact?: boolean
  readonly tellsStale?: boolean
}

const story = (remote: Remote<Names>, looks: Looks = {}, options: StoryOptions = {}) =>
  storiesOf(
    <div className="padded">
      <QueryView {...looks} remote={remote} failed="record_failed" onRetry={nothing}>
        {(names) => (
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>,
  )(options)

const loaded = (value: Names, refreshing = false) => Loaded({ value, refreshing })
const failed = (previous?: Names) => FailedRemote({ message: { key: "network_slow" }, previous })
const many = Array.from({ length: 12 }, (_, index) => `Lantern ${index + 1}`)

export const Loading = story(LoadingRemote())

export const LoadingForm = story(LoadingRemote(), { shape: "form" })

export const Empty = story(loaded([]))

export const One = story(loaded(["Lantern"]))

export const Many = story(loaded(many))

export const Failed = story(failed())

export const FailedRow = story(failed(), { compact: true })

export const RefreshFailed = story(failed(many))

export const RefreshFailedAndTold = story(failed(many), { tellsStale: true })

export const Offline = story(failed(), {}, { device: { online: false } })

export const OfflineRow = story(failed(), { compact: true }, { device: { online: false } })

export const LongText = story(loaded([longText]))

export const FailureAlone = storiesOf(
  <div className="padded">
    <RemoteFailure compact remote={failed()} failed="record_failed" onRetry={nothing} />
  </div>,
)({})
