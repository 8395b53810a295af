const { readdirSync } = require("node:fs");
const { dirname, join } = require("node:path");

// On a busy machine a page takes more than a second to appear. Only failing tests wait that long.
require("@testing-library/dom").configure({ asyncUtilTimeout: 5000 });

// Routes load their page on demand, for seconds on a busy machine; otherwise the first test would wait.
const folder = dirname(expect.getState().testPath);
for (const name of readdirSync(folder)) if (/(?:Route|Screen)\.tsx?$/.test(name)) require(join(folder, name));
