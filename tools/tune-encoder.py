"""Teaches a sentence encoder the levels and classes of labelled messages, together with the head that reads them off its encodings.

    python3 tune-encoder.py <encoder> <examples> <result>

Called by train-safety.ts. PyTorch 1.13 (Debian 12's python3-torch) on one thread, with the kernels pinned to AVX2 there, gives the same
bytes on every x86-64 machine that has it. What it computes is encoder.ts in floats: Universal Sentence Encoder Lite.

<encoder> is a file of encoder-file.ts. <examples> are lines of JSON: first {"classes"}, the number of classes; then for each example
{"level", "class", "pieces"}: its word pieces as written, then once for each epoch, with slips of the thumb. <result> is a file of float
tables with their names and lengths in a JSON header, as in encoder-file.ts.
"""

import json
import math
import random
import struct
import sys

import numpy
import torch
from torch import nn
from torch.nn import functional as F

LEVELS = 4
HIDDEN_UNITS = 64
LONGEST = 40
WIDTH = 512
ENCODING = 4 * WIDTH
HEADS = [(4, 64), (4, 128)]

BATCH = 64
RATE, RATE_OF_TOKENS, RATE_OF_HEAD = 3e-4, 1.5e-4, 1e-3
WEIGHT_DECAY = 0.01
WARM_UP = 0.06
DROPOUT, DROPOUT_OF_ENCODINGS = 0.1, 0.3
SMOOTHING = 0.05
SHARE_OF_LEVEL = 3
HEAD_EPOCHS, HEAD_BATCH = 18, 200


def read_encoder(path):
    """The tables of an encoder as floats, by name; matrices a row for each column that comes out."""
    raw = open(path, "rb").read()
    start = 4 + struct.unpack_from("<I", raw)[0]
    header = json.loads(raw[4:start])
    tables = {}
    for name, length in header["floats"]:
        tables[name] = numpy.frombuffer(raw, "<f4", length, start)
        start += 4 * length
    for entry in header["bytes"]:
        shape = (entry["columns"], entry["inner"])
        whole = numpy.frombuffer(raw, "i1", shape[0] * shape[1], start).reshape(shape)
        start += whole.size
        tables[entry["name"]] = whole * tables.pop(f"{entry['name']}.scale")[:, None]
    return {name: torch.tensor(numpy.array(table)) for name, table in tables.items()}


def write_tables(path, tables):
    arrays = {name: table.detach().numpy().astype("<f4").ravel() for name, table in tables.items()}
    header = json.dumps([[name, array.size] for name, array in arrays.items()]).encode()
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(header)) + header)
        for array in arrays.values():
            file.write(array.tobytes())


class Encoder:
    def __init__(self, tables):
        self.tables = {name: nn.Parameter(table, name != "waves") for name, table in tables.items()}
        self.is_learning = False

    def linear(self, name, values):
        return F.linear(values, self.tables[name], self.tables[f"{name}.bias"])

    def norm(self, name, values):
        scale, bias = self.tables[f"{name}.scale"], self.tables[f"{name}.bias"]
        return F.layer_norm(values, scale.shape, scale, bias, 1e-6)

    def layer(self, at, values, mask):
        count, size = HEADS[at]
        batch, length, _ = values.shape
        drop = lambda part: F.dropout(part, DROPOUT, self.is_learning)
        asked = self.linear(f"{at}.ask", self.norm(f"{at}.attention", values))
        query, key, value = asked.view(batch, length, 3, count, size).permute(2, 0, 3, 1, 4)
        shares = (query @ key.transpose(-1, -2) / math.sqrt(size) + mask).softmax(-1)
        mixed = (shares @ value).transpose(1, 2).reshape(batch, length, -1)
        kept = self.linear("widen", values) if at == 0 else values
        values = drop(self.linear(f"{at}.answer", mixed)) + kept
        raised = drop(F.relu(self.linear(f"{at}.raise", self.norm(f"{at}.feed", values))))
        return values + self.linear(f"{at}.lower", raised)

    def encode(self, pieces, lengths):
        places = torch.arange(pieces.shape[1])
        angles = places[:, None] * self.tables["waves"][None]
        values = 2 * F.embedding(pieces, self.tables["tokens"]) + torch.cat([angles.sin(), angles.cos()], 1)
        is_text = places[None] < lengths[:, None]
        mask = torch.zeros(is_text.shape).masked_fill(~is_text, -1e9)[:, None, None]
        first = self.layer(0, values, mask)
        second = self.layer(1, first, mask)
        highest = [part.masked_fill(~is_text[..., None], -1e9).amax(1) for part in (first, second)]
        mean = (second * is_text[..., None]).sum(1) / lengths[:, None]
        sentence = F.normalize(torch.tanh(self.linear("sentence", mean)), dim=1)
        return torch.cat([sentence, *highest, mean], 1)


class Head(nn.Module):
    """The level directly from an encoding, the class by way of hidden units."""

    def __init__(self, classes):
        super().__init__()
        self.register_buffer("mean", torch.zeros(ENCODING))
        self.register_buffer("spread", torch.ones(ENCODING))
        self.level = nn.Linear(ENCODING, LEVELS)
        self.first = nn.Linear(ENCODING, HIDDEN_UNITS)
        self.second = nn.Linear(HIDDEN_UNITS, classes)
        for layer in (self.first, self.second):
            nn.init.xavier_uniform_(layer.weight)
        for table in (self.level.weight, self.level.bias, self.first.bias, self.second.bias):
            nn.init.zeros_(table)

    def forward(self, encodings):
        standard = (encodings - self.mean) / self.spread
        standard = F.dropout(standard, DROPOUT_OF_ENCODINGS, self.training)
        return self.level(standard), self.second(F.relu(self.first(standard)))

    def pull(self, of_level, of_class):
        """Adds a pull towards zero to the slopes."""
        for layer, share in ((self.level, of_level), (self.first, of_class), (self.second, of_class)):
            layer.weight.grad.add_(layer.weight.data, alpha=share)


def padded(texts):
    lengths = [min(len(text), LONGEST) for text in texts]
    pieces = torch.zeros(len(texts), max(lengths), dtype=torch.long)
    for row, (text, length) in enumerate(zip(texts, lengths)):
        pieces[row, :length] = torch.tensor(text[:length])
    return pieces, torch.tensor(lengths)


def encode_all(encoder, texts):
    encodings = torch.zeros(len(texts), ENCODING)
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    with torch.no_grad():
        for start in range(0, len(order), 128):
            part = order[start : start + 128]
            encodings[part] = encoder.encode(*padded([texts[at] for at in part]))
    return encodings


def teach_head(head, encodings, levels, classes):
    """The head first, on the encoder as it is, so that it does not pull a good encoder about at random."""
    head.mean.copy_(encodings.mean(0))
    head.spread.copy_(encodings.std(0, unbiased=False) + 1e-3)
    learner = torch.optim.Adam(head.parameters(), lr=1e-3)
    for _ in range(HEAD_EPOCHS):
        for part in torch.randperm(len(encodings)).split(HEAD_BATCH):
            by_level, by_class = head(encodings[part])
            loss = F.cross_entropy(by_level, levels[part]) + F.cross_entropy(by_class, classes[part])
            learner.zero_grad()
            loss.backward()
            head.pull(0.08, 0.005)
            learner.step()


def batches_of(texts):
    """Batches of texts of like length, in random order."""
    order = list(range(len(texts)))
    random.shuffle(order)
    batches = []
    for start in range(0, len(order), 16 * BATCH):
        part = sorted(order[start : start + 16 * BATCH], key=lambda at: len(texts[at]))
        batches += [part[at : at + BATCH] for at in range(0, len(part), BATCH)]
    random.shuffle(batches)
    return batches


def teach(encoder, head, epochs, levels, classes):
    groups = [
        {
            "params": [table],
            "lr": RATE_OF_TOKENS if name == "tokens" else RATE,
            "weight_decay": 0 if name == "tokens" or table.dim() < 2 else WEIGHT_DECAY,
        }
        for name, table in encoder.tables.items()
        if table.requires_grad
    ]
    groups.append({"params": list(head.parameters()), "lr": RATE_OF_HEAD, "weight_decay": 0})
    learner = torch.optim.AdamW(groups, betas=(0.9, 0.98), foreach=True)
    tables = [table for group in groups for table in group["params"]]
    steps = len(epochs) * math.ceil(len(levels) / BATCH)
    warm = WARM_UP * steps
    pace = lambda step: min((step + 1) / warm, 1 if step < warm else 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(learner, pace)
    encoder.is_learning = True
    for number, texts in enumerate(epochs):
        total = 0
        for part in batches_of(texts):
            by_level, by_class = head(encoder.encode(*padded([texts[at] for at in part])))
            loss = SHARE_OF_LEVEL * F.cross_entropy(by_level, levels[part], label_smoothing=SMOOTHING)
            loss = loss + F.cross_entropy(by_class, classes[part], label_smoothing=SMOOTHING)
            learner.zero_grad()
            loss.backward()
            head.pull(0.01, 0.002)
            nn.utils.clip_grad_norm_(tables, 1.0)
            learner.step()
            schedule.step()
            total += loss.item() * len(part)
        print(f"epoch {number + 1} of {len(epochs)}: loss {total / len(texts):.3f}", file=sys.stderr, flush=True)


def main(encoder_path, examples_path, result_path):
    torch.set_num_threads(1)
    torch.manual_seed(4)
    random.seed(4)
    with open(examples_path, encoding="utf8") as file:
        class_count = json.loads(next(file))["classes"]
        examples = [json.loads(line) for line in file]
    levels = torch.tensor([example["level"] for example in examples])
    classes = torch.tensor([example["class"] for example in examples])
    written, *epochs = (list(texts) for texts in zip(*(example["pieces"] for example in examples)))
    encoder, head = Encoder(read_encoder(encoder_path)), Head(class_count)
    teach_head(head, encode_all(encoder, written), levels, classes)
    teach(encoder, head, epochs, levels, classes)
    write_tables(result_path, encoder.tables | {f"head.{name}": table for name, table in head.state_dict().items()})


main(*sys.argv[1:])
