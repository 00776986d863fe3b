"""Play Patchwork with patches of your own: draw them in a file, load it, deal."""

from pathlib import Path

from mercerie.games.patchwork import PATCHWORK, load_components

BOX = """
name = "pocket"
quilt = 4
buttons = 5
offer = 3
penalty = 2

[track]
end = 12
income = [4, 8, 12]
leather.only = [3, 7]

"""
PATCH = "[[patch]]\nid = {}\ncost = {}\ntime = {}\nincome = {}\nstart = {}\nshape = '''\n{}\n'''\n"
PATCHES = [(1, 1, 1, 0, "true", "##"), (2, 2, 2, 1, "false", "##\n##"), (3, 0, 3, 0, "false", "###\n#..")]

path = Path("pocket.toml")
path.write_text(BOX + "".join(PATCH.format(*patch) for patch in PATCHES), encoding="utf-8")
box = load_components(path)
print(f"{box.name}: {len(box.patches)} patches on a quilt of {box.side} × {box.side}")

state = PATCHWORK.new(seats=2, seed=1, components=str(path))
while state.to_move is not None:
    state = state.apply(state.legal_actions()[0])
print(state)
