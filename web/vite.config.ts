import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** `import boot from "icon:walking-boot"` gives the paths of one picture of the game-icons set, and nothing else. */
function icons(): Plugin {
  const file = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
  const set = JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> };
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const name = id.slice("\0icon:".length);
      const icon = set.icons[name];
      if (!icon) throw new Error(`the game-icons set has no '${name}'`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

/** The table of a game is named for it: `assets/NAME-HASH.js`. */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const game = /\/src\/games\/(\w+)\/Table\.svelte$/.exec(facadeModuleId ?? "")?.[1];
  return `assets/${game ?? "[name]"}-[hash].js`;
}

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/bossrush/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/schema": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
    fs: { allow: [".."] },
  },
});
