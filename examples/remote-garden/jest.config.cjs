module.exports = require("@site/scripts/jest");
