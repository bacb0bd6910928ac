const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const LIST = 'one-way-folders.cjs';

/** Units and packages that have a list of their folders, as paths from the workspace. */
const findUnits = (workspace) =>
  ['.', 'shared'].flatMap((parent) =>
    readdirSync(path.join(workspace, parent))
      .map((name) => path.posix.join(parent, name))
      .filter((unit) => existsSync(path.join(workspace, unit, LIST))),
  );

/** Every list of folders, by the unit or package that has it. */
exports.findOneWayFolders = (workspace) =>
  findUnits(workspace).flatMap((unit) => require(path.join(workspace, unit, LIST)).map((list) => ({ unit, ...list })));

/**
 * Rules of dependency-cruiser for the folders in a folder: each imports only the folders that are listed for it, which must be listed
 * before it. Tests may import more, since nothing imports them.
 * @param folder the folder that contains them. Its own files may import every folder.
 * @param ground a regular expression: the names of those files that every folder may import, and that import none.
 * @param loadsOnDemand whether `import()` may load from any folder, since that is a chunk of its own.
 */
exports.oneWayRules = ({ folder, arrows, ground = '', loadsOnDemand = false }) => {
  const source = `^${folder}/`;
  const groundFiles = `(${ground})\\.(tsx?|module\\.css)$`;
  const before = new Set();
  const rules = Object.entries(arrows).map(([name, names]) => {
    const allowed = names.split(' ').filter(Boolean);
    const later = allowed.find((other) => !before.has(other));
    if (later) throw new Error(`${folder}/${name} may not import ${later}, which is not listed before it`);
    before.add(name);
    return {
      name: `one-way-${folder}/${name}`,
      severity: 'error',
      comment:
        'Folders import only what is listed for them, also types. A new arrow is a decision: add it to the list.',
      from: { path: `${source}${name}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: source,
        pathNot: [`${source}(${[name, ...allowed].join('|')})/`, ...(ground ? [`${source}${groundFiles}`] : [])],
        ...(loadsOnDemand && { dynamic: false }),
      },
    };
  });
  if (ground)
    rules.push({
      name: `one-way-${folder}/ground`,
      severity: 'error',
      comment: 'What every folder may import imports no folder.',
      from: { path: `${source}${groundFiles}`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `${source}[^/]+/`, ...(loadsOnDemand && { dynamic: false }) },
    });
  return [
    ...rules,
    {
      name: `every-folder-is-listed-${folder}`,
      severity: 'error',
      comment: 'A new folder is listed among the arrows of its unit.',
      from: { path: `${source}[^/]+/`, pathNot: `${source}(${Object.keys(arrows).join('|')})/` },
      to: {},
    },
  ];
};
