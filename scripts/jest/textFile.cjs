/** Jest's transform of a text that is imported unchanged. */
module.exports = { process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }) };
