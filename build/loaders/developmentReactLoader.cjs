/** Build loader for React's packages: their development build, also where the rest is for production. */
module.exports = (source) => source.replaceAll("process.env.NODE_ENV", '"development"');
