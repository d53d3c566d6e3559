export default {
  stories: [".ladle/*.stories.tsx", "src/**/*.stories.tsx"],
  viteConfig: `${process.cwd()}/.ladle/vite.config.ts`,
  defaultStory: "welcome--how-to-review",
  addons: {
    theme: { enabled: true, defaultState: "dark" },
    rtl: { enabled: false },
    msw: { enabled: false },
    a11y: { enabled: false },
    width: { enabled: false },
  },
}
