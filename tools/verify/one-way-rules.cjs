/**
 * Rules of dependency-cruiser for the folders of a unit: each folder imports only the folders that are listed for it, which must be listed
 * before it. Tests may import more, since nothing imports them.
 * @param source the folder that contains them.
 * @param loadsOnDemand whether `import()` may load from any folder, since that is a chunk of its own.
 */
exports.oneWayRules = ({ unit, arrows, source = `${unit}/src/`, loadsOnDemand = false }) => {
  const before = new Set();
  const rules = Object.entries(arrows).map(([folder, names]) => {
    const allowed = names.split(' ').filter(Boolean);
    const later = allowed.find((name) => !before.has(name));
    if (later) throw new Error(`${source}${folder} may not import ${later}, which is not listed before it`);
    before.add(folder);
    return {
      name: `${unit}-one-way-${folder}`,
      severity: 'error',
      comment:
        'Folders import only what is listed for them, also types. A new arrow is a decision: add it to the list.',
      from: { path: `^${source}${folder}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^${source}`,
        pathNot: `^${source}(${[folder, ...allowed].join('|')})/`,
        ...(loadsOnDemand && { dynamic: false }),
      },
    };
  });
  return [
    ...rules,
    {
      name: `${unit}-every-folder-is-listed`,
      severity: 'error',
      comment: 'A new folder is listed among the arrows of its unit.',
      from: { path: `^${source}[^/]+/`, pathNot: `^${source}(${Object.keys(arrows).join('|')})/` },
      to: {},
    },
  ];
};
