import lockfile from "../../package-lock.json";

/** Two copies of one of these break a page silently: colliding class names, two React instances. */
test.each(["styled-components", "react", "react-dom", "react-router-dom"])(
	"every workspace and package finds the same %s",
	(name) => {
		const copies = Object.keys(lockfile.packages).filter((path) => path.endsWith(`node_modules/${name}`));
		expect(copies).toEqual([`node_modules/${name}`]);
	},
);
